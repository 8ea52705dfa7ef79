import type { Charge } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCreateChargeMutation, useCreateChargesMutation } from '../../state/charges/charges.api'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { chargeBody, type ChargeValues } from './charge.values'

/**
 * Registers the charges once, however often they are sent: one pupil by the customer's call, several by ours.
 * @returns the new charges; throws the `ApiError` of a refusal
 */
export const useCreateCharges = (cycle: Pick<Cycle, 'id'>) => {
  const [createCharge] = useCreateChargeMutation()
  const [createCharges] = useCreateChargesMutation()
  const keys = useIdempotencyKey()
  return async (values: ChargeValues): Promise<Charge[]> => {
    const [only, ...others] = values.alumnos
    const body = chargeBody(cycle, values)
    const send = async (): Promise<Charge[]> => {
      if (only && others.length === 0) {
        const one = { ...body, idAlumno: only.id }
        return [(await createCharge({ ...one, idempotencyKey: keys.keyFor(one) }).unwrap()).cargo]
      }
      const many = { ...body, alumnos: values.alumnos.map(({ id }) => ({ id })) }
      return (await createCharges({ ...many, idempotencyKey: keys.keyFor(many) }).unwrap()).cargos
    }
    const made = await send()
    keys.done()
    return made
  }
}
