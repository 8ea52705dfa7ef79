import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Payment } from '@contract/payments/payments.schemas'
import { loggedOut } from '../session/sessionEvents'

/** Pesos. Change and totals come from what was typed, which no answer repeats. */
export interface TakenMoney {
  /** The school's existing server answers without it. */
  pago: Payment | null
  [said: string]: unknown
}

interface TakenIn {
  form: string
  taken: TakenMoney
}

/** By form, so that a recorded log shows the page after the payment (decisions/0028). */
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
