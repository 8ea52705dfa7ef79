import { styled } from '@mui/material/styles'
import { staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { compareText } from '@contract/domain/text'
import { rosterRoutes } from '@contract/roster/roster.routes'
import { seniorityText } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useDepartmentStaff } from '../../../state/departments/departments.api'
import { useMay } from '../../../state/session/useMay'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { paper } from '../../../ui/layout/layout'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Portrait } from '../../../ui/page/Portrait'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CardLink, DepartmentPicture } from '../components/DepartmentPicture'
import { texts } from '../departments.texts'

const Frame = styled('div')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  overflow: 'hidden',
  ...paper(theme),
  '& > .picture': { flex: 'none', width: 232 },
  '& > div': { padding: spacing(2, 2, 2, 0), minWidth: 0 },
  '& h2': { ...typography.h3, margin: 0 },
  '& p': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  [breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    '& > .picture': { width: '100%' },
    '& > div': { padding: spacing(2) },
  },
}))

const positionsOf = (staff: readonly Employee[]): string =>
  [...new Set(staff.map(({ puesto }) => puesto))].sort(compareText).join(' · ')

interface DepartmentBannerProps {
  department: Department
  staff: readonly Employee[]
}

function DepartmentBanner({ department, staff }: DepartmentBannerProps) {
  return (
    <Frame>
      <DepartmentPicture url={department.urlFoto} />
      <div>
        <h2>Puestos</h2>
        <p>{positionsOf(staff) || 'Todavía no hay nadie en este departamento.'}</p>
      </div>
    </Frame>
  )
}

const Person = styled('span')(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(1.5),
  '&& .words': { padding: 0, minWidth: 0 },
}))

function StaffCard({ employee }: { employee: Employee }) {
  const { id, nombre, puesto, urlMiniatura, antiguedad } = employee
  return (
    <CardLink to={paths.employee(id)}>
      <Person>
        <Portrait nombre={nombre} url={urlMiniatura} size={88} />
        <span className="words">
          <strong>{nombre}</strong>
          <small>{puesto}</small>
          {antiguedad && <small>{seniorityText(antiguedad)}</small>}
        </span>
      </Person>
    </CardLink>
  )
}

const list = {
  noun: { one: 'colaborador', many: 'colaboradores' },
  searchText: ({ nombre, puesto }) => `${nombre} ${puesto}`,
  searchLabel: texts.searchHint,
  empty: {
    icon: 'users',
    title: 'Nadie trabaja aquí todavía',
    text: 'Quien se registre en este departamento, o se cambie a él, aparece en esta página.',
  },
  exported: [
    { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre },
    { key: 'puesto', header: 'Puesto', cell: ({ puesto }) => puesto },
  ],
} satisfies ListOf<Employee>

const CRUMBS = [{ label: texts.list, to: paths.departments }]
const cards = { Frame: CardGrid, card: (employee: Employee) => <StaffCard employee={employee} /> }

export function DepartmentPage() {
  const id = useIdParam('departamento')
  const source = useDepartmentStaff(id, ASKED_ANEW)
  const canRegister = useMay()(rosterRoutes.create.access)
  const register = canRegister && <PrimaryAction to={paths.newEmployee}>Registrar colaborador</PrimaryAction>
  return (
    <DetailScreen
      source={source}
      title="Departamento"
      unknown="No existe este departamento"
      breadcrumb={CRUMBS}
    >
      {({ departamento, empleados }) => (
        <ListScreen
          key={departamento.id}
          title={departamento.nombre}
          subtitle={staffText(departamento.total_empleados)}
          breadcrumb={CRUMBS}
          action={register}
          {...list}
          above={<DepartmentBanner department={departamento} staff={empleados} />}
          source={{ rows: empleados, isLoading: false, error: source.error?.message, retry: source.retry }}
          cards={cards}
        />
      )}
    </DetailScreen>
  )
}
