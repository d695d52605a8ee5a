import { createRoot } from 'react-dom/client';
import { EXAMPLES } from './examples';
import './gallery.css';

function Gallery() {
  return (
    <main className="mx-auto max-w-3xl px-6 py-10">
      <h1 className="font-display text-5xl">The design system</h1>
      {EXAMPLES.map(({ name, Example }) => (
        <section key={name} aria-label={name} className="mt-12">
          <h2 className="caps mb-4 border-b border-accent/25 pb-2 text-accent">{name}</h2>
          <Example />
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
