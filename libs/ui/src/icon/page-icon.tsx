import { FileText, GlassWater, Home, Martini, Sparkles, Star, Wine, type LucideIcon } from 'lucide-react';

const ICONS: Record<string, LucideIcon> = { FileText, GlassWater, Home, Martini, Sparkles, Star, Wine };

/** The icon a page names; unknown names get the default, FileText. */
export function PageIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? FileText;
  return <Icon aria-hidden strokeWidth={1.25} className={className} />;
}
