// Pages without an origin may load no modules: see scripts/bundles.mjs.
{
  const root = document.getElementById('root');
  if (root && !('app' in root.dataset))
    for (const [tag, how] of [
      ['link', { rel: 'stylesheet', href: 'assets/plain.css' }],
      ['script', { src: 'assets/plain.js' }],
    ])
      document.head.append(Object.assign(document.createElement(tag), how));
}
