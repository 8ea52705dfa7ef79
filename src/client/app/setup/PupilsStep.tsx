import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import type { Access } from '@contract/http/route'
import { importsRoutes } from '@contract/imports/imports.routes'
import { openingsRoutes } from '@contract/openings/openings.routes'
import type { Setup } from '@contract/setup/setup.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../state/session/useMay'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/iconName'
import { paper, Stack, Tiles } from '../../ui/layout/layout'
import { InfoPanel } from '../../ui/page/InfoPanel'
import { stepAddress } from '../../ui/setup/setupSteps'
import { texts } from './setup.texts'

const Ways = styled(Tiles)(({ theme, theme: { vars, spacing, typography } }) => ({
  '& li > *': { display: 'flex', gap: spacing(1.5), height: '100%', padding: spacing(2), ...paper(theme) },
  '& a': {
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.palette.primary.main },
  },
  '& svg': { marginTop: 2, color: vars.palette.primary.main },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...typography.body2, display: 'block', color: vars.palette.text.secondary },
}))

interface Way {
  name: keyof typeof texts.ways
  to: string
  icon: IconName
  access: readonly Access[]
}

const WAYS: readonly Way[] = [
  {
    name: 'opening',
    to: paths.opening,
    icon: 'book',
    access: [openingsRoutes.list.access, openingsRoutes.create.access, openingsRoutes.create.needs],
  },
  {
    name: 'importFile',
    to: paths.importFile,
    icon: 'users',
    access: [importsRoutes.importStudents.access, importsRoutes.importStudents.needs],
  },
  {
    name: 'newFamily',
    to: paths.newFamily,
    icon: 'family',
    access: [studentsRoutes.create.access, studentsRoutes.get.access],
  },
]

interface PupilsStepProps {
  setup: Setup
  hasCycle: boolean
}

export function PupilsStep({ setup: { pasos, registrados = 0 }, hasCycle }: PupilsStepProps) {
  const may = useMay()
  const isEnrolled = pasos.some(({ paso, hecho }) => paso === 'ALUMNOS' && hecho)
  return (
    <Stack>
      {!hasCycle && (
        <InfoPanel tone="warning" title="Primero el ciclo: sin sus precios no se puede inscribir.">
          <Button size="small" variant="outlined" component={Link} to={stepAddress('CICLO')}>
            Ir al ciclo
          </Button>
        </InfoPanel>
      )}
      {hasCycle && registrados > 0 && !isEnrolled && (
        <InfoPanel
          title={
            registrados === 1
              ? 'Hay 1 alumno registrado y nadie inscrito'
              : `Hay ${registrados} alumnos registrados y nadie inscrito`
          }
          text="Inscríbelos por grado: con la inscripción se les arman sus colegiaturas."
        >
          {may(enrolmentsRoutes.enrol.access) && (
            <Button size="small" variant="outlined" component={Link} to={paths.enrol}>
              Inscribir
            </Button>
          )}
        </InfoPanel>
      )}
      <Ways as="ul" min={260} stretch>
        {WAYS.map(({ name, to, icon, access }) => {
          const isOpen = access.every((each) => may(each))
          const words = texts.ways[name]
          const content = (
            <>
              <Icon name={icon} size={24} />
              <span>
                <strong>{words.title}</strong>
                <small>{isOpen ? words.text : 'Tu rol no abre este camino.'}</small>
              </span>
            </>
          )
          return <li key={name}>{isOpen ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>
        })}
      </Ways>
    </Stack>
  )
}
