import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest question: a page asks for little. */
const LONGEST_BODY_BYTES = 4_096;

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  const text = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The body as JSON; `undefined` if it is none, or too long. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return parse(Buffer.concat(chunks).toString('utf8'));
};
