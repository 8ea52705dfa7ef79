import type { Parent } from '@contract/parents/parents.schemas'
import { preferencesRoutes } from '@contract/preferences/preferences.routes'
import {
  CHANNEL_LABELS,
  CLASS_LABELS,
  MESSAGE_CLASSES,
  placeText,
  refusesAll,
} from '@contract/preferences/preferences.rules'
import type { Preference } from '@contract/preferences/preferences.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { usePreferences, useUpdatePreferences } from '../../../state/preferences/preferences.api'
import { useMay } from '../../../state/session/useMay'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { PageError } from '../../../ui/page/PageError'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'

const changedText = ({ cambiado, por }: Preference): string | undefined =>
  cambiado === null ? undefined : `${momentText(cambiado)}, ${por ?? 'usuario eliminado'}`

interface PartProps {
  rows: readonly Preference[]
  disabled: boolean
  onChange: (body: { no_molestar: boolean } | { medios: Omit<Preference, 'cambiado' | 'por'>[] }) => void
}

function Choices({ rows, disabled, onChange }: PartProps) {
  return (
    <Stack>
      {MESSAGE_CLASSES.map((clase) => (
        <Stack key={clase} gap={0.5} role="group" aria-label={CLASS_LABELS[clase]}>
          <strong>{CLASS_LABELS[clase]}</strong>
          <Row gap={[0.5, 3]} align="start">
            {rows
              .filter((row) => row.clase === clase)
              .map((row) => {
                const { canal, permitido } = row
                return (
                  <CheckInput
                    key={canal}
                    label={CHANNEL_LABELS[canal]}
                    fullLabel={`${CHANNEL_LABELS[canal]}: ${placeText(row)}`}
                    hint={changedText(row)}
                    checked={permitido}
                    disabled={disabled}
                    onChange={() => onChange({ medios: [{ canal, clase, permitido: !permitido }] })}
                  />
                )
              })}
          </Row>
        </Stack>
      ))}
      <CheckInput
        label="No molestar: la familia no quiere ningún mensaje"
        checked={refusesAll(rows)}
        disabled={disabled}
        onChange={() => onChange({ no_molestar: !refusesAll(rows) })}
      />
    </Stack>
  )
}

export function ContactPreferences({ parent: { id } }: { parent: Parent }) {
  const mayChange = useMay()(preferencesRoutes.update.access)
  const { rows, error, retry } = usePreferences({ id })
  const { send, busy } = useUpdatePreferences()
  return (
    <Section
      title="Qué quiere recibir"
      text="Por los medios sin marca no le sale nada. Lo que no ha dicho, se le puede mandar."
      action={rows && refusesAll(rows) && <StatusChip tone="warning" label="No molestar" />}
    >
      {rows ? (
        <Choices
          rows={rows}
          disabled={!mayChange || busy}
          onChange={(change) => void send({ id, ...change })}
        />
      ) : error ? (
        <PageError text={error} onRetry={retry} />
      ) : (
        <Quiet>Cargando…</Quiet>
      )}
    </Section>
  )
}
