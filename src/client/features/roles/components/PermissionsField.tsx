import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type RefCallback, useId, useState } from 'react'
import { ACTION_LABELS, ACTION_NAMES, MODULE_NAMES, type ModuleName } from '@contract/domain/permissions'
import { PERMISSION_WORDS } from '@contract/roles/permissions.texts'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { pairPermissions, type RolePair } from '@contract/roles/roles.rules'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Hidden } from '../../../ui/page/Hidden'
import { Section } from '../../../ui/page/Section'
import { actionPairs, ALL_PAIRS, modulePairs, pairOf } from '../rolePairs'
import { texts } from '../roles.texts'
import { useChoice, type Choice } from '../useChoice'
import { CopyRole } from './CopyRole'
import { PermissionCheck } from './PermissionCheck'
import { PermissionMatrix, PermissionsFrame } from './PermissionMatrix'
import { RoleSummary } from './RoleSummary'

type PermissionsView = keyof typeof texts.views

const VIEWS = Object.keys(texts.views) as PermissionsView[]

interface ViewSwitchProps {
  view: PermissionsView
  onChange: (view: PermissionsView) => void
}

const View = styled(ToggleButton)(({ theme: { vars, spacing } }) => ({
  paddingInline: spacing(2),
  fontWeight: 600,
  color: vars.palette.text.primary,
}))

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      onChange={(_, next: PermissionsView | null) => next && onChange(next)}
      aria-label="Vista de los permisos"
    >
      {VIEWS.map((each) => (
        <View key={each} value={each}>
          {texts.views[each]}
        </View>
      ))}
    </ToggleButtonGroup>
  )
}

const Bar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(2.5),
  padding: spacing(0.5, 2),
  background: vars.palette.surface.sunken,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > strong': { fontWeight: 600, marginRight: 'auto' },
  [breakpoints.down('sm')]: { '& > strong': { width: '100%', paddingTop: spacing(1) } },
}))

interface AllModulesProps {
  choice: Choice
  ref: RefCallback<HTMLInputElement>
  describedBy?: string | undefined
}

function AllModules({ choice, ref, describedBy }: AllModulesProps) {
  const { canGive, mark, change } = choice
  const of = [
    ...ACTION_NAMES.map((action) => ({ label: ACTION_LABELS[action], pairs: actionPairs(action) })),
    { label: texts.all, pairs: ALL_PAIRS },
  ]
  return (
    <Bar role="group" aria-label={texts.allModules} aria-describedby={describedBy}>
      <strong aria-hidden>{texts.allModules}</strong>
      {of.map(({ label, pairs }, index) => (
        <PermissionCheck
          key={label}
          mark={mark(pairs)}
          disabled={!pairs.some(canGive)}
          onChange={(on) => change(pairs, on)}
          ref={index === 0 ? ref : undefined}
        >
          <span>
            {label}
            <Hidden> en todos los módulos</Hidden>
          </span>
        </PermissionCheck>
      ))}
    </Bar>
  )
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > .head': { display: 'flex', alignItems: 'center', gap: spacing(1), paddingRight: spacing(2) },
  '& h3': { flex: 1, minWidth: 0, margin: 0, fontSize: '1rem' },
  '& h3 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    width: '100%',
    minHeight: 48,
    padding: spacing(0.75, 1.5),
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& h3 > button:hover': { background: vars.palette.surface.neutralSoft },
  '& h3 > button:focus-visible': { outlineOffset: -2 },
  '& .name': { fontWeight: 600 },
  '& .what': { fontSize: typography.pxToRem(13), fontWeight: 400, color: vars.palette.text.secondary },
  '& .texts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: spacing(1.5) },
  '& > .panel': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    justifyItems: 'start',
    columnGap: spacing(2),
    padding: spacing(0, 2, 1, 5),
  },
  '& > .panel[hidden]': { display: 'none' },
}))

function PermissionGroup({ module, choice }: { module: ModuleName; choice: Choice }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const pairs = modulePairs(module)
  const { canGive, mark, change } = choice
  const given = ACTION_NAMES.filter((action) => mark([pairOf(module, action)]) === 'all')
  const what =
    given.length === ACTION_NAMES.length ? texts.all : given.map((action) => ACTION_LABELS[action]).join(', ')
  return (
    <Frame>
      <div className="head">
        <h3>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'up' : 'down'} size={18} />
            <span className="texts">
              <span className="name">{module}</span> <span className="what">{what || texts.none}</span>
            </span>
          </button>
        </h3>
        <PermissionCheck
          mark={mark(pairs)}
          disabled={!pairs.some(canGive)}
          onChange={(on) => change(pairs, on)}
        >
          <span>
            {texts.all}
            <Hidden> los permisos de {module}</Hidden>
          </span>
        </PermissionCheck>
      </div>
      <div id={id} className="panel" role="group" aria-label={module} hidden={!open}>
        {ACTION_NAMES.map((action) => {
          const pair = pairOf(module, action)
          return (
            <PermissionCheck
              key={action}
              mark={mark([pair])}
              disabled={!canGive(pair)}
              onChange={(on) => change([pair], on)}
              words={PERMISSION_WORDS[module][action].opens}
            >
              {ACTION_LABELS[action]}
            </PermissionCheck>
          )
        })}
      </div>
    </Frame>
  )
}

const Note = styled('p')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  margin: spacing(0, 0, 1.5),
  fontSize: typography.pxToRem(14),
  color: vars.palette.text.secondary,
  '&.error': { color: vars.palette.error.main, fontWeight: 600 },
}))

interface PermissionsFieldProps {
  value: readonly RolePair[]
  onChange: (value: readonly RolePair[]) => void
  error: string | undefined
  ref: RefCallback<HTMLInputElement>
  roleId?: number | undefined
}

export function PermissionsField({ value, onChange, error, ref, roleId }: PermissionsFieldProps) {
  const [view, setView] = useState<PermissionsView>('groups')
  const choice = useChoice(value, onChange)
  const canList = useMay()(rolesRoutes.list.access)
  const id = useId()
  return (
    <>
      <Section
        title={texts.permissions}
        text={<span role="status">{texts.chosen(value.length, ALL_PAIRS.length)}</span>}
        action={<ViewSwitch view={view} onChange={setView} />}
      >
        {canList && <CopyRole choice={choice} except={roleId} />}
        {error && (
          <Note className="error" id={id}>
            <Icon name="error" size={18} />
            {error}
          </Note>
        )}
        {!choice.canGiveAll && <Note>Los permisos que tú no tienes no los puedes dar.</Note>}
        <PermissionsFrame>
          <AllModules choice={choice} ref={ref} describedBy={error ? id : undefined} />
          {view === 'groups' ? (
            MODULE_NAMES.map((module) => <PermissionGroup key={module} module={module} choice={choice} />)
          ) : (
            <PermissionMatrix chosen={value} choice={choice} />
          )}
        </PermissionsFrame>
      </Section>
      <RoleSummary permissions={pairPermissions(value)} />
    </>
  )
}
