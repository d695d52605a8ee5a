import type { ModelReport, ModelTrial } from '@peanut/contracts';

/** The model as its owner sees it; without one the house bartender answers. */
export class OwnersModel {
  constructor(
    private readonly model?: {
      report: () => ModelReport;
      ask: (signal: AbortSignal) => Promise<ModelTrial['findings']>;
    },
  ) {}

  report(): ModelReport {
    return this.model?.report() ?? {};
  }

  /** Asks it one tiny question of each kind. */
  async trial(signal: AbortSignal): Promise<ModelTrial> {
    const house = { level: 'ok', text: 'The house bartender answers: it needs no model.' } as const;
    return { findings: this.model ? await this.model.ask(signal) : [house] };
  }
}
