import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { TAX_LABELS } from '@contract/fiscal/taxes.rules'
import { useConcepts } from '../../../state/concepts/concepts.api'
import { useSetChargeConcept } from '../../../state/invoices/invoices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Quiet } from '../../../ui/layout/layout'

interface ChargeConceptDialogProps {
  id: number
  reason: string
  onClose: () => void
}

export function ChargeConceptDialog({ id, reason, onClose }: ChargeConceptDialogProps) {
  const { rows } = useConcepts()
  const concepts = (rows ?? []).filter(({ activo }) => activo)
  const [picked, setPicked] = useState<number | null>(null)
  const [iguales, setAlike] = useState(true)
  const { send } = useSetChargeConcept()
  const save = async () => {
    if (picked === null) return
    const { done } = await send({ id, conceptoId: picked, iguales })
    if (done) onClose()
  }
  return (
    <FormDialog
      title="¿Qué es este cargo?"
      text={reason}
      dirty={picked !== null}
      waits={picked === null}
      onSubmit={save}
      onClose={onClose}
    >
      {rows && concepts.length === 0 && (
        <Quiet as="p">
          Registra antes el concepto en Conceptos de cobro, con su clave del SAT y su impuesto.
        </Quiet>
      )}
      <SelectInput
        label="Concepto"
        emptyLabel="Elige un concepto"
        options={concepts.map(({ id: value, nombre, impuesto = 'EXENTO' }) => ({
          value,
          label: `${nombre} · ${TAX_LABELS[impuesto]}`,
        }))}
        value={picked ?? ''}
        onChange={({ target }) => setPicked(target.value === '' ? null : Number(target.value))}
      />
      <FormControlLabel
        control={<Checkbox checked={iguales} onChange={(_, next) => setAlike(next)} />}
        label="También los demás cargos sin concepto que se llaman igual"
      />
    </FormDialog>
  )
}
