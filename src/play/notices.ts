import type { EngineClient } from '../engine/engineClient.ts';
import type { AppStore, Missing, Notice, NoticeName } from '../store/appStore.ts';

/** Details of a notice besides its name. */
type Details = Pick<Notice, 'refusal' | 'leftOut' | 'failure' | 'code'>;

export const notify = (app: AppStore, name: NoticeName, details: Details = {}): void => {
  const { notices } = app.getState();
  const id = Math.max(0, ...notices.map(notice => notice.id)) + 1;
  const notice = { id, name, ...details };
  app.setState({ notices: [...notices.filter(other => other.name !== name), notice] });
};

export const withdraw = (app: AppStore, name: NoticeName): void => {
  const { notices } = app.getState();
  if (notices.some(notice => notice.name === name))
    app.setState({ notices: notices.filter(notice => notice.name !== name) });
};

export const dismiss = (app: AppStore, id: number): void => {
  app.setState(({ notices }) => ({ notices: notices.filter(notice => notice.id !== id) }));
};

const reportMissing = (app: AppStore, part: Missing): void => {
  const { missing } = app.getState();
  if (!missing.includes(part)) app.setState({ missing: [...missing, part] });
};

const reportPresent = (app: AppStore, part: Missing): void => {
  const { missing } = app.getState();
  if (missing.includes(part)) app.setState({ missing: missing.filter(other => other !== part) });
};

/** Reports engine failures on every screen. */
export const followEngine = (engine: Pick<EngineClient, 'state' | 'subscribe'>, app: AppStore): void => {
  const look = (): void => {
    const { state } = engine;
    if (state.type === 'ready') reportPresent(app, 'engine');
    if (state.type !== 'failed') return;
    if (state.reason === 'noWorker') reportMissing(app, 'worker');
    else if (state.reason === 'noWebAssembly') reportMissing(app, 'webAssembly');
    else if (state.reason === 'notLoaded') reportMissing(app, 'engine');
    else notify(app, 'engineCrashed');
  };
  look();
  engine.subscribe(look);
};
