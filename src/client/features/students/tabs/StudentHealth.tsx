import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { auditRoutes } from '@contract/audit/audit.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Card, Prose, Stack } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { EditHealthDialog } from '../components/StudentDialogs'
import { texts } from '../students.texts'

const List = styled('ul')({ margin: 0, paddingInlineStart: '1.2em' })

const conditionList = (items: StudentDetail['alergias']) =>
  items.length > 0 ? (
    <List>
      {items.map(({ id, descripcion }) => (
        <li key={id}>{descripcion}</li>
      ))}
    </List>
  ) : (
    'Ninguna registrada'
  )

const Glance = styled(Card)(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: spacing(2, 3),
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: typography.pxToRem(18), fontWeight: 600, overflowWrap: 'anywhere' },
}))

type Medicine = StudentDetail['medicamentos'][number]

const fields = texts.medicineFields
const COLUMNS: readonly Column<Medicine>[] = [
  {
    key: 'nombre',
    header: fields.nombre,
    cell: ({ nombre }) => nombre,
    clip: false,
    name: true,
    wraps: true,
  },
  { key: 'dosis', header: fields.dosis, cell: ({ dosis }) => dosis || '—', wraps: true },
  { key: 'horario', header: fields.horario, cell: ({ horario }) => horario || '—', wraps: true },
]

function AtAGlance({ alergias, indicaciones }: StudentDetail) {
  const terms: [string, ReactNode][] = [
    ['Alergias', conditionList(alergias)],
    [texts.instructions, <Prose key="indicaciones">{indicaciones ?? 'Sin indicaciones registradas'}</Prose>],
  ]
  return (
    <Glance as="dl" tone={alergias.length > 0 || indicaciones ? 'error' : 'sunken'} pad={2}>
      {terms.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Glance>
  )
}

export function StudentHealth({ row }: { row: StudentDetail }) {
  const may = useMay()
  const [editing, setEditing] = useState(false)
  return (
    <Section
      title={texts.healthTitle}
      text={texts.healthText}
      action={
        may(studentsRoutes.update.access) && (
          <Button variant="outlined" startIcon={<Icon name="health" />} onClick={() => setEditing(true)}>
            {texts.editHealth}
          </Button>
        )
      }
    >
      <Stack>
        <AtAGlance {...row} />
        {row.medicamentos.length > 0 && (
          <DataTable label={texts.medicines} columns={COLUMNS} rows={row.medicamentos} />
        )}
        <Details
          items={[
            ...(row.medicamentos.length > 0 ? [] : [{ label: texts.medicines, value: 'Ninguno registrado' }]),
            { label: 'Enfermedades', value: conditionList(row.enfermedades) },
            { label: texts.bloodType, value: row.tipo_sangre },
            { label: texts.medicalService, value: row.servicio_medico },
          ]}
        />
        {may(auditRoutes.list.access) && (
          <p>
            <Link to={`${paths.audit}?tipo=SALUD&id=${row.id}`}>Quién vio su salud</Link>
          </p>
        )}
      </Stack>
      {editing && <EditHealthDialog student={row} onClose={() => setEditing(false)} />}
    </Section>
  )
}
