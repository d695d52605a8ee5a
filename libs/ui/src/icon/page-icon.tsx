import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import GlassWater from 'lucide-react/icons/glass-water';
import Home from 'lucide-react/icons/house';
import Martini from 'lucide-react/icons/martini';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Wine from 'lucide-react/icons/wine';

const ICONS: Record<string, LucideIcon> = { FileText, GlassWater, Home, Martini, Sparkles, Star, Wine };

/** The icon a page names; unknown names get the default, FileText. */
export function PageIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? FileText;
  return <Icon aria-hidden strokeWidth={1.25} className={className} />;
}
