/** Choices that need a second press. A choice stays armed until it is pressed again or something else is pressed. */
export interface Arming {
  /** The choice that was pressed once; reactive. */
  readonly armed: string | null;
  /** Whether this press carries the choice out. */
  press(choice: string, needs: 'one press' | 'two presses'): boolean;
  /** Something else was pressed. */
  disarm(): void;
}

export function startArming(): Arming {
  let armed = $state<string | null>(null);
  return {
    get armed() {
      return armed;
    },
    press(choice, needs) {
      const isDone = needs === 'one press' || armed === choice;
      armed = isDone ? null : choice;
      return isDone;
    },
    disarm() {
      armed = null;
    },
  };
}
