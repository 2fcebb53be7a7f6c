import { WebSocket } from 'ws';

// The Colyseus client prefers Node's own WebSocket, which tests cannot break or pause.
(globalThis as { WebSocket?: unknown }).WebSocket = WebSocket;
