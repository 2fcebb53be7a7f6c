import type { IncomingMessage, ServerResponse } from 'node:http';
import { BOUNDS } from '../limits/allowances.ts';

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

/** The body; `undefined` if it is too long or the connection closes early. */
const readBody = async (request: AsyncIterable<Buffer>, most: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      if (length > most) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
};

/** The body as JSON; `undefined` if it is not JSON, or longer than `most` bytes. */
export const readJson = async (
  request: IncomingMessage,
  most: number = BOUNDS.bodyBytes,
): Promise<unknown> => {
  const body = await readBody(request, most);
  return body && parse(body.toString('utf8'));
};
