import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { FileColumns, ReadSheet } from '@contract/imports/imports.schemas'
import type { PupilColumn } from '@contract/imports/pupilColumns.rules'
import { openingsRoutes } from '@contract/openings/openings.routes'
import * as paths from '@contract/domain/screenPaths'
import {
  ColumnParts,
  doubtsOf,
  missingOf,
  repeatedOf,
  unusedOf,
  type ColumnMapping,
} from '../../../ui/files/ColumnMapping'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Quiet, Row, Stack, paper, Tiles } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'
import { COLUMN_LABELS, columnTexts } from '../../../write/imports/columnLabels'
import { IgnoredRows } from '../../../write/imports/IgnoredRows'
import { SheetChoice } from '../../../write/imports/SheetChoice'
import { useMayCall } from '../../../state/session/useMayCall'
import { texts, pupilsCount } from '../imports.texts'

const Choices = styled(Tiles)(({ theme, theme: { vars, spacing } }) => ({
  '& a': {
    ...paper(theme),
    display: 'block',
    padding: spacing(1.5, 2),
    color: vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: vars.palette.primary.main },
  '& a[aria-current]': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '& strong': { display: 'block', color: vars.palette.text.primary },
}))

/** Whether the file also brings what pupils paid and owe; draws nothing without permission to make openings. */
export function FileKindChoice() {
  if (!useMayCall(openingsRoutes.create)) return null
  return (
    <nav aria-label="Qué quieres traer">
      <Choices min={320} stretch>
        {([paths.importFile, paths.opening] as const).map((to) => (
          <Link key={to} to={to} aria-current={to === paths.importFile ? 'page' : undefined}>
            <strong>{texts.kind[to].title}</strong>
            {texts.kind[to].text}
          </Link>
        ))}
      </Choices>
    </nav>
  )
}

const PARTS: readonly { title: string; only: readonly PupilColumn[] }[] = [
  {
    title: 'Alumno',
    only: ['nombres', 'paterno', 'materno', 'curp', 'numero_control', 'fecha_nacimiento'],
  },
  { title: 'Grado y salud', only: ['grado', 'gradoNumero', 'alergias', 'documentos'] },
  { title: 'Familia', only: ['padre', 'telefono', 'correo'] },
  {
    title: 'Segundo responsable',
    only: [
      ...(['responsable2_nombre', 'responsable2_parentesco', 'responsable2_telefono'] as const),
      'responsable2_puede_recoger',
    ],
  },
  { title: 'Varios datos en una sola columna', only: ['nombre_completo', 'apellidos', 'grado_grupo'] },
]

const labelsOf = (columns: readonly PupilColumn[]): string =>
  columns.map((column) => COLUMN_LABELS[column]).join(', ')

interface ColumnsStepProps {
  read: FileColumns
  mapping: ColumnMapping<PupilColumn>
  busy: boolean
  onChange: (mapping: ColumnMapping<PupilColumn>) => void
  onReview: () => void
  onSheets: (hojas: readonly ReadSheet[], wanted: readonly string[]) => void
}

export function ColumnsStep(props: ColumnsStepProps) {
  const { read, mapping, busy, onChange, onReview, onSheets } = props
  const missing = missingOf(read, mapping)
  const doubts = doubtsOf(read, mapping)
  const unused = unusedOf(read, mapping)
  const isBlocked = missing.length > 0 || repeatedOf(read, mapping).length > 0
  return (
    <Section
      title="Columnas del archivo"
      text={`El archivo trae ${pupilsCount(read.filas)}. Revisa qué es cada columna: debajo dice si se reconoció por el encabezado o por el contenido, y qué trae. Las que llevan asterisco son obligatorias.`}
    >
      <Stack gap={2}>
        <SheetChoice hojas={read.hojas} busy={busy} onChoose={onSheets} />
        <Stack gap={1} role="status">
          {missing.length > 0 && (
            <InfoPanel tone="warning" title={`Falta decir en qué columna está: ${labelsOf(missing)}.`} />
          )}
          {doubts.length > 0 && <InfoPanel tone="warning" title={columnTexts.doubts(labelsOf(doubts))} />}
        </Stack>
        <ColumnParts
          parts={PARTS}
          read={read}
          labels={COLUMN_LABELS}
          mapping={mapping}
          disabled={busy}
          onChange={onChange}
        />
        {unused.length > 0 && <Quiet as="p">{columnTexts.unused(unused.join(', '))}</Quiet>}
        <IgnoredRows ignoradas={read.ignoradas} />
        <Row>
          <BusyButton type="button" variant="contained" busy={busy} disabled={isBlocked} onClick={onReview}>
            Revisar sin guardar
          </BusyButton>
        </Row>
      </Stack>
    </Section>
  )
}
