/**
 * A place for notices beside the app. An open dialog marks everything beside itself `aria-hidden`, and a notice about what
 * was just saved in it would then be told to nobody: here the mark is taken off again.
 */
export const noticeRoot = (): HTMLElement => {
  const existing = document.getElementById('avisos')
  if (existing) return existing
  const root = document.createElement('div')
  root.id = 'avisos'
  document.body.append(root)
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden')
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] })
  return root
}
