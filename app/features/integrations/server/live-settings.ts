import { readSettings, SettingError, type Settings, type SettingTexts } from "#platform/settings/server/settings.ts";

/** Settings of one connection of the desk. */
export type DeskSettings = { name: string; texts: SettingTexts };

export type LiveSettings = { settings: Settings; use: (connections: readonly DeskSettings[]) => string[] };

/**
 * Settings that stay one object while connections change: each property reads the value in use. `use` takes the desk's
 * settings; the environment wins. It returns the names of connections that cannot be used.
 */
export function makeLiveSettings(start: Settings): LiveSettings {
  let current = start;
  const names = Object.keys(start) as (keyof Settings)[];
  const settings = Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => current[name] }])),
  ) as Settings;
  return {
    settings,
    use(connections) {
      const merged = mergeConnections(start.environment, connections);
      current = merged.settings;
      return merged.unusable;
    },
  };
}

/** Merges connections one by one, so that one that the environment makes unusable leaves the others connected. */
export function mergeConnections(environment: SettingTexts, connections: readonly DeskSettings[]) {
  const unusable: string[] = [];
  let texts: SettingTexts = {};
  let settings = readSettings(environment);
  for (const { name, texts: more } of connections) {
    try {
      settings = { ...readSettings({ ...texts, ...more, ...environment }), environment };
      texts = { ...texts, ...more };
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      unusable.push(name);
    }
  }
  return { settings, unusable };
}
