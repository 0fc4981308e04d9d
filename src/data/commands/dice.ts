/** A number from 0 to 2³² − 1 that a text always gives (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A number from 0 to below 1 that a text always gives; texts that differ in one letter give unrelated numbers. */
export function fraction(text: string): number {
  let value = hash(text);
  // The last step of MurmurHash3, which spreads every bit over all others.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

/** The widest of a bell: nobody's price is further off than this many standard deviations. */
const WIDEST = 2.2;

/** A number with mean 0 and standard deviation 1 that a text always gives (Box and Muller), held within ±2.2. */
export function bell(text: string): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(`${text} radius`)));
  const value = radius * Math.cos(2 * Math.PI * fraction(`${text} angle`));
  return Math.max(-WIDEST, Math.min(WIDEST, value));
}
