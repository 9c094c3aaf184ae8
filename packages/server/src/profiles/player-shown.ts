import type { PlayerShown } from '@bluemoon/wire';

/** Who has deleted their data stays in the games of others without a name. */
export function shown({
  name,
  kind,
}: {
  readonly name: string;
  readonly kind: PlayerShown['kind'];
}): PlayerShown {
  return { kind, name: kind === 'gone' ? null : name };
}
