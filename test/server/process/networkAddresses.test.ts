import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import {
  greeting,
  isAskedHere,
  networkAddresses,
  reachedAt,
} from '../../../server/process/networkAddresses.ts';

const found = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

test('lists every IPv4 address of the network once', () => {
  const interfaces = {
    lo: [found('127.0.0.1', 'IPv4', true)],
    wlan0: [found('192.168.1.20'), found('fe80::1', 'IPv6')],
    eth0: [found('172.16.1.150'), found('192.168.1.20')],
    eth1: [found('169.254.3.4')],
  };
  expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '172.16.1.150']);
});

test('the server prints its own address first, then the others', () => {
  expect(greeting('http://localhost:8080', ['http://192.168.1.20:8080'])).toBe(
    'Flipside is at http://localhost:8080\nOn this network: http://192.168.1.20:8080\n',
  );
  expect(greeting('http://127.0.0.1:8080', [])).toBe('Flipside is at http://127.0.0.1:8080\n');
});

test('a server with a configured host has no other addresses', () => {
  const interfaces = { eth0: [found('172.16.1.150')] };
  for (const host of [undefined, '0.0.0.0', '::'])
    expect(reachedAt(host, interfaces)).toEqual(['172.16.1.150']);
  for (const host of ['localhost', '127.0.0.1', '172.16.1.150'])
    expect(reachedAt(host, interfaces)).toEqual([]);
});

test.each([
  ['127.0.0.1', { host: 'localhost:8080' }, true],
  ['::1', { host: '[::1]:8080' }, true],
  ['::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
  ['192.168.1.20', { host: 'localhost:8080' }, false],
  ['127.0.0.1', { host: 'flipside.example' }, false],
  ['127.0.0.1', { host: 'localhost.evil.example' }, false],
  ['127.0.0.1', { host: 'localhost:8080', 'x-forwarded-for': '203.0.113.9' }, false],
  ['127.0.0.1', { host: 'localhost:8080', forwarded: 'for=203.0.113.9' }, false],
  ['127.0.0.1', {}, false],
])('whether %s with %j is a person at this machine: %s', (remoteAddress, headers, isHere) => {
  expect(isAskedHere({ headers: headers as Record<string, string>, socket: { remoteAddress } })).toBe(isHere);
});
