import { spawn } from 'node:child_process';
import { stopChild } from './child.mjs';

/** The service during development: one process at a time, the newest build. */
export class RestartingService {
  #child = null;
  #isStopped = false;
  /** Serialises starts and stops, so that two quick saves cannot start two services on one port. */
  #turn = Promise.resolve();

  constructor(script, root, env) {
    this.script = script;
    this.root = root;
    this.env = env;
  }

  restart() {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      if (!this.#isStopped) this.#begin();
    });
    return this.#turn;
  }

  stop() {
    this.#isStopped = true;
    this.#turn = this.#turn.then(() => this.#end());
    return this.#turn;
  }

  #begin() {
    const child = spawn(process.execPath, [this.script], {
      cwd: this.root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...this.env },
      detached: true,
    });
    child.once('exit', (code) => {
      if (this.#child === child) console.error(`服务已退出（退出码 ${code}），改动代码后会重新启动。`);
    });
    this.#child = child;
  }

  async #end() {
    const child = this.#child;
    this.#child = null;
    if (child) await stopChild(child);
  }
}
