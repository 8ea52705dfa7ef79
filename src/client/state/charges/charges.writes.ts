import type { ChargesContract } from '@contract/charges/charges.schemas'
import { writeHook, type Running } from '../core/writes'
import { chargesApi } from './charges.api'

const { payCharge, complementCharge, cancelCharge, cancelCharges } = chargesApi.endpoints

type PayArg = ChargesContract['pay']['body'] & { idempotencyKey: string }
type ComplementArg = ChargesContract['complement']['body'] & { idempotencyKey: string }

export const usePayCharge = writeHook({
  useMutation: function useEither() {
    const [pay] = payCharge.useMutation()
    const [complement] = complementCharge.useMutation()
    return [(arg: PayArg | ComplementArg) => ('idCargo' in arg ? complement(arg) : pay(arg))]
  },
})

interface CancelArg {
  id: number
  motivo_cancelacion: string
  idempotencyKey: string
}

export const useCancelChargeOrBatch = writeHook({
  useMutation: function useEither() {
    const [one] = cancelCharge.useMutation()
    const [all] = cancelCharges.useMutation()
    return [
      ({ lote, ...arg }: CancelArg & { lote?: number }): Running<unknown> =>
        lote === undefined ? one(arg) : all({ ...arg, id: lote }),
    ]
  },
})
export const useCancelCharges = writeHook(cancelCharges)

export const useCreateCharge = writeHook(chargesApi.endpoints.createCharge)
export const useCreateCharges = writeHook(chargesApi.endpoints.createCharges)
