import type { ModelReport, ModelTrial } from '@peanut/contracts';
import type { Asker } from './model-client.js';

/** The model as its owner sees it; without one the house bartender answers. */
export class OwnersModel {
  constructor(
    private readonly model?: {
      report: () => ModelReport;
      ask: (asker: Asker) => Promise<ModelTrial['findings']>;
    },
  ) {}

  report(): ModelReport {
    return this.model?.report() ?? {};
  }

  /** Asks it one tiny question of each kind. */
  async trial(asker: Asker): Promise<ModelTrial> {
    const house = { level: 'ok', text: 'The house bartender answers: it needs no model.' } as const;
    return { findings: this.model ? await this.model.ask(asker) : [house] };
  }
}
