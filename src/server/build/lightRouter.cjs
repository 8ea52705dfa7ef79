const PREFETCH = /return shouldPrefetch && [^;]+;/

/**
 * Webpack loader of React Router: leaves out what no page uses and every start would load. Forms and the other kinds of links are marked
 * as free of side effects, so that webpack may drop them; links no longer prefetch what only its own server can serve.
 */
module.exports = (source) => {
  // Stops at a release that writes this in another way: otherwise the build would grow without an error.
  if (source.includes('function usePrefetchBehavior') && !PREFETCH.test(source))
    throw new Error('React Router draws its links in another way: see src/server/build/lightRouter.cjs')
  return source
    .replace(PREFETCH, 'return link;')
    .replace(/^(var \w+ = )(?=React\d*\.forwardRef\()/gm, '$1/*#__PURE__*/ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
