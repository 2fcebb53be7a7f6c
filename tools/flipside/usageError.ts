/** What the person who called the program can put right. Its message is one sentence, and the exit code is 2. */
export class UsageError extends Error {}
