/** Below which folder a build writes and reads what it makes: a build makes everything beside the last one. */
export const BUILT = process.env.BUILD_INTO ?? '.';
