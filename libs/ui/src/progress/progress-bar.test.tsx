import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = () => screen.getByRole('progressbar', { name: 'Upload' });

it('tells its value by number, in words and by its length', () => {
  render(<ProgressBar label="Upload" value={1} max={4} text="1 of 4" />);
  expect(['now', 'max', 'text'].map((name) => bar().getAttribute(`aria-value${name}`))).toEqual([
    '1',
    '4',
    '1 of 4',
  ]);
  expect(bar().innerHTML).toContain('scaleX(0.25)');
});

it('is empty where there is nothing to do', () => {
  render(<ProgressBar label="Upload" value={0} max={0} text="Nothing" />);
  expect(bar().innerHTML).toContain('scaleX(0)');
});
