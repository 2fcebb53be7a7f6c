/** An error that the caller of the program can correct. Its message is one sentence, and the exit code is 2. */
export class UsageError extends Error {}
