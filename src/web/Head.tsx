import { useLocation } from 'react-router-dom';
import { product } from './catalogue.ts';
import { useText } from './text.tsx';

interface HeadProps {
  /** What the page is called; the product's short name follows it. The product's name alone when absent. */
  title?: string;
  description?: string;
  noindex?: boolean;
}

/** The page's entry for browsers, search engines and social sites. React moves it into `<head>`. */
export function Head({ title, description, noindex = false }: HeadProps) {
  const text = useText();
  const { pathname } = useLocation();
  const fullTitle = title ? `${title} · ${product.shortName}` : product.name;
  const summary = description ?? text('site.description');
  const address = window.location.origin + pathname;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={address} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={text('language.social')} />
    </>
  );
}
