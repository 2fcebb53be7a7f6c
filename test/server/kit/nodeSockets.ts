import { WebSocket } from 'ws';

// The Colyseus client prefers the WebSocket of Node 22 and newer, which cannot break or pause a connection as tests do.
(globalThis as { WebSocket?: unknown }).WebSocket = WebSocket;
