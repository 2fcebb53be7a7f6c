import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../../tools/paths.ts';

/** nginx with this project's configuration, in front of a test's processes. */
export interface Nginx {
  readonly folder: string;
  /** Has `deploy/processes.sh` say which processes there are; returns its exit code. */
  readonly tell: (...processes: readonly string[]) => number | null;
  stop(): Promise<void>;
}

interface Ports {
  readonly plain: number;
  readonly tls: number;
  readonly one: number;
  readonly two: number;
}

const makeCertificate = (folder: string): void => {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=play.example.org'];
  execFileSync('openssl', ['req', ...what, ...files], { stdio: 'ignore' });
};

const PROCESSES = 'processes.conf';

const tellProcesses = (folder: string, processes: readonly string[], nginx = 'none'): number | null =>
  spawnSync(fromRoot('deploy', 'processes.sh'), processes, {
    env: { ...process.env, FILE: join(folder, PROCESSES), NGINX: nginx },
  }).status;

/** The file with other paths and ports, which need no privileges. */
const moved = (folder: string, { plain, tls }: Ports): string =>
  readFileSync(fromRoot('deploy', 'nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/certificates', folder)
    .replace('/etc/nginx/flipside-processes.conf', join(folder, PROCESSES))
    .replace('listen 80 default_server', `listen 127.0.0.1:${plain} default_server`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('worker_rlimit_nofile 65536;', `pid ${folder}/nginx.pid;`)
    .replace('worker_connections 16384', 'worker_connections 4096')
    .replace(
      'server_tokens off;',
      ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(kind => `${kind}_temp_path ${folder}/${kind};`)
        .concat('server_tokens off;')
        .join('\n'),
    );

/** `change` edits the file first. */
export const startNginx = async (
  program: string,
  ports: Ports,
  change = (text: string): string => text,
): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-nginx-'));
  makeCertificate(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, change(moved(folder, ports)));
  tellProcesses(folder, [`one=127.0.0.1:${ports.one}`, `two=127.0.0.1:${ports.two}`]);
  const { status, stderr } = spawnSync(program, ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  return {
    folder,
    tell: (...processes) => tellProcesses(folder, processes, `${program} -c ${file} -p ${folder}`),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
