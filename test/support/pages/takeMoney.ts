import type { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** @param last the button that takes the money, whatever it says */
export const moneyPresses = (dialog: () => ReturnType<typeof within>, last: RegExp) => {
  const press = (user: UserEvent) => user.click(dialog().getByRole('button', { name: last }))
  /** The family hands over exactly what is paid. */
  const exact = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Exacto' }))
  return {
    press,
    exact,
    /** One press on a method; cheque and deposit are behind "Otro". */
    choose: async (user: UserEvent, method: string) => {
      const radio = (name: string) => dialog().getByRole('radio', { name })
      if (method === 'Cheque' || method === 'Depósito') await user.click(radio('Otro'))
      await user.click(radio(method))
    },
    /** Takes it in cash. */
    pay: async (user: UserEvent) => {
      await exact(user)
      await press(user)
    },
  }
}
