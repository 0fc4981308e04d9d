/** A lab as the `labs` of an item spell it: "Lab_1". */
export const titled = (lab: string): string => lab.charAt(0).toUpperCase() + lab.slice(1);
