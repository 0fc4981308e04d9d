/** The first Node that runs this code as it is written. */
const OLDEST = [24, 2] as const;

/** @throws Error that says which Node there is and how to come by another */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(
    `This is Node ${version}; Node ${OLDEST.join('.')} or newer is needed. On Linux x64 "npm ci" brings it for npm's commands.`,
  );
}
