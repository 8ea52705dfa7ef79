const PREFETCH = /return shouldPrefetch && [^;]+;/

/**
 * Webpack loader of React Router: leaves out what no page uses and every start would load. Forms and the other kinds of links are marked
 * as free of side effects, so that webpack may drop them; links no longer prefetch what only its own server can serve.
 */
module.exports = (source) => {
  // A new release that writes this in another way has to be looked at: the build would only become larger, and nobody would see it.
  if (source.includes('function usePrefetchBehavior') && !PREFETCH.test(source))
    throw new Error('React Router draws its links in another way: see src/server/build/lightRouter.cjs')
  return source
    .replace(PREFETCH, 'return link;')
    .replace(/^(var \w+ = )(?=React\d*\.forwardRef\()/gm, '$1/*#__PURE__*/ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
