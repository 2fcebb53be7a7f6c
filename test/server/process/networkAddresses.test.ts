import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { greeting, networkAddresses } from '../../../server/process/networkAddresses.ts';

const found = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

test('other machines are told every IPv4 address of the network, once', () => {
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
