import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Payment } from '@contract/payments/payments.schemas'
import { loggedOut } from '../session/sessionEvents'

/** Pesos. The server's answer has neither change nor totals, which come from what was typed. */
export interface TakenMoney {
  /** Null from the school's existing server. */
  pago: Payment | null
  [said: string]: unknown
}

interface TakenIn {
  form: string
  taken: TakenMoney
}

/** By name of the form, so that a recorded log shows what is seen after a payment (decisions/0028). */
export const takenSlice = createSlice({
  name: 'taken',
  initialState: {} as Readonly<Record<string, TakenMoney>>,
  reducers: {
    moneyTaken: (shown, { payload: { form, taken } }: PayloadAction<TakenIn>) => ({
      ...shown,
      [form]: taken,
    }),
    takenLeft: (shown, { payload: form }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(shown).filter(([each]) => each !== form)),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => ({})),
})

export const { moneyTaken, takenLeft } = takenSlice.actions
