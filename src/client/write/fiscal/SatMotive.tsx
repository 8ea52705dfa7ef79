import { CANCEL_MOTIVE_LABELS, type CancelMotive } from '@contract/invoices/stamped.rules'
import { SelectInput } from '../../ui/fields/SelectInput'
import { TextInput } from '../../ui/fields/TextInput'

export interface SaidMotive {
  readonly motivo: CancelMotive | ''
  readonly sustituye: string
}

/** Null when no motive is chosen. */
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
  motive: SaidMotive
  problem: string | undefined
  onChange: (motive: SaidMotive) => void
}

export function SatMotive(props: SatMotiveProps) {
  const { label, replacingLabel, emptyLabel, motives, motive, problem, onChange } = props
  return (
    <>
      <SelectInput
        label={label}
        emptyLabel={emptyLabel}
        options={motives.map((value) => ({ value, label: CANCEL_MOTIVE_LABELS[value] }))}
        value={motive.motivo}
        onChange={({ target }) => onChange({ ...motive, motivo: target.value as SaidMotive['motivo'] })}
      />
      {motive.motivo === '01' && (
        <TextInput
          label={replacingLabel}
          inputMode="numeric"
          maxLength={9}
          required
          value={motive.sustituye}
          error={problem}
          onChange={({ target }) => onChange({ ...motive, sustituye: target.value.replace(/\D/g, '') })}
        />
      )}
    </>
  )
}
