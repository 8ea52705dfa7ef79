import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** What begins a key by its name, as `{Enter}`. */
const KEY = /[{[]/

type Choice = Parameters<UserEvent['selectOptions']>[1]

/** @throws Error while a list lacks what somebody is about to choose: many are filled by an answer that comes after their label */
const assertOffered = (field: Element, choice: Choice): void => {
  const options = [...field.querySelectorAll<HTMLOptionElement>('option')]
  for (const wanted of [choice].flat())
    if (!options.some((option) => [option, option.value, option.innerHTML].some((each) => each === wanted)))
      throw new Error('not offered yet')
}

/**
 * On a page the text of a field comes at once, up to a key by its name: letter by letter each draws the form anew, a tenth of the
 * time of the page tests. Where letters matter a test uses `keyboard`; fields have their own tests in test/client/ui, which type.
 * And nobody chooses from a list what is not in it yet: a test that did failed when the computer was busy.
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
  selectOptions: async (field, choice) => {
    // What never comes is for user-event to say.
    await waitFor(() => assertOffered(field, choice)).catch(() => undefined)
    await user.selectOptions(field, choice)
  },
})
