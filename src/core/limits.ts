/** Requests that one network address may send in a minute; a test holds it to the rule of the function. */
export const REQUESTS_A_MINUTE = 120;
