if (!('app' in document.getElementById('root').dataset))
  for (const [tag, how] of [
    ['link', { rel: 'stylesheet', href: 'assets/plain.css' }],
    ['script', { src: 'assets/plain.js' }],
  ])
    document.head.append(Object.assign(document.createElement(tag), how));
