import { CANCEL_MOTIVE_LABELS, type CancelMotive } from '@contract/invoices/stamped.rules'
import { SelectInput } from '../../ui/fields/SelectInput'
import { TextInput } from '../../ui/fields/TextInput'

export interface SaidMotive {
  readonly motivo: CancelMotive | ''
  readonly sustituye: string
}

/** Null when no motive was chosen. */
export const motiveBody = ({
  motivo,
  sustituye,
}: SaidMotive): { motivo: CancelMotive; sustituye: number | null } | null =>
  motivo === '' ? null : { motivo, sustituye: motivo === '01' ? Number(sustituye) || null : null }

interface SatMotiveProps {
  label: string
  replacingLabel: string
  emptyLabel: string
  motives: readonly CancelMotive[]
  said: SaidMotive
  problem: string | undefined
  onChange: (said: SaidMotive) => void
}

export function SatMotive(props: SatMotiveProps) {
  const { label, replacingLabel, emptyLabel, motives, said, problem, onChange } = props
  return (
    <>
      <SelectInput
        label={label}
        emptyLabel={emptyLabel}
        options={motives.map((value) => ({ value, label: CANCEL_MOTIVE_LABELS[value] }))}
        value={said.motivo}
        onChange={({ target }) => onChange({ ...said, motivo: target.value as SaidMotive['motivo'] })}
      />
      {said.motivo === '01' && (
        <TextInput
          label={replacingLabel}
          inputMode="numeric"
          maxLength={9}
          required
          value={said.sustituye}
          error={problem}
          onChange={({ target }) => onChange({ ...said, sustituye: target.value.replace(/\D/g, '') })}
        />
      )}
    </>
  )
}
