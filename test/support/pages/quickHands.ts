import type { UserEvent } from '@testing-library/user-event'

/** What begins a key by its name, as `{Enter}`. */
const KEY = /[{[]/

/**
 * On a page the text of a field comes at once, up to a key by its name: letter by letter each draws the form anew, a tenth of the
 * time of the page tests. Where letters matter a test uses `keyboard`; fields have their own tests in test/client/ui, which type.
 */
export const quickHands = (user: UserEvent): UserEvent => ({
  ...user,
  type: async (field, text) => {
    await user.click(field)
    const key = text.search(KEY)
    const [plain, keys] = key < 0 ? [text, ''] : [text.slice(0, key), text.slice(key)]
    if (plain) await user.paste(plain)
    if (keys) await user.keyboard(keys)
  },
})
