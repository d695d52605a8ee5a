import '@testing-library/jest-dom/jest-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

function Two() {
  const [active, setActive] = useState<'a' | 'b'>('a');
  const tabs = [
    { key: 'a', title: 'First', content: <p>one</p> },
    { key: 'b', title: 'Second', content: <p>two</p> },
  ] as const;
  return <Tabs label="Both" tabs={tabs} active={active} onChange={setActive} />;
}

describe('Tabs', () => {
  it('tie each tab to its panel', () => {
    render(<Two />);
    expect(screen.getByRole('tablist', { name: 'Both' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('one');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
  });

  it.each([
    ['ArrowRight', 'First', 'Second'],
    ['ArrowLeft', 'First', 'Second'],
    ['End', 'First', 'Second'],
    ['ArrowRight', 'Second', 'First'],
    ['Home', 'Second', 'First'],
  ])('%s moves from %s to %s', (key, from, to) => {
    render(<Two />);
    fireEvent.click(screen.getByRole('tab', { name: from }));
    fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
    expect(screen.getByRole('tab', { name: to })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: to })).toBeVisible();
  });
});
