import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { ACTION_LABELS, type ActionName } from '@contract/domain/permissions'
import { countText, matchesSearch, searchKey } from '@contract/domain/text'
import type { Access, Grant } from '@contract/http/route'
import * as paths from '@contract/domain/screenPaths'
import { Quiet } from '../../ui/layout/layout'
import { SearchBox } from '../../ui/list/listTools'
import { Page } from '../../ui/page/Page'
import { askDocs } from '../../state/system/system.api'
import { useOpenDocument } from '../../write/useOpenDocument'
import type { May } from '../../state/session/session.selectors'
import { useMay } from '../../state/session/useMay'
import { workScreens } from '../workScreens'
import { GUIDES } from './guides'
import type { Job, Step } from './job'
import { JOBS } from './jobs'
import { useHashHeading } from './useHashHeading'

const nameOf = ([module, action]: Grant): string =>
  `${module.charAt(0)}${module.slice(1).toLowerCase()}: ${ACTION_LABELS[action as ActionName].toLowerCase()}`

const namesOf = (access: Access): string => (typeof access === 'string' ? '' : access.map(nameOf).join(' o '))

const missingOf = (may: May, { to, call }: Step): string | null => {
  const page = workScreens.find(({ path }) => path === to?.split('?')[0])
  const wanted: Access[] = [
    ...(page ? [page.access, page.needs ?? page.access] : []),
    ...(call ? [call.access, ...(call.needs ?? []).map((grant): Access => [grant])] : []),
  ]
  const missing = wanted.filter((each) => !may(each)).map(namesOf)
  return missing.length === 0 ? null : [...new Set(missing)].join('; ')
}

const useMissing = (step: Step): string | null => missingOf(useMay(), step)

const texts = {
  title: 'Ayuda',
  subtitle: 'Cómo se hacen los trabajos de todos los días, paso a paso.',
  guides: 'Guías',
  jobs: 'Trabajos',
  open: 'Abrir',
  search: 'Buscar un trabajo',
  found: (count: number) => countText(count, 'trabajo', 'trabajos'),
  nothing: (query: string) => `Nada coincide con «${query}».`,
  docs: 'Abrir la descripción de la API',
  docsText:
    'Para programadores: cómo habla un programa con este servidor. El enlace dura media hora y termina con tu sesión.',
  docsFailed: 'No se pudo abrir la descripción',
  refused: (missing: string) => `No tienes permiso para este paso. Hace falta ${missing}.`,
} as const

const Frame = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  maxWidth: 760,
  '& > .ui-search': { marginBottom: spacing(1) },
  '& > p[role=status]': { margin: spacing(0, 0, 2) },
  '& nav ul': {
    margin: spacing(0, 0, 3),
    padding: 0,
    listStyle: 'none',
    columns: 2,
    columnGap: spacing(4),
    [breakpoints.down('sm')]: { columns: 1 },
  },
  '& nav li': { padding: spacing(0.5, 0), breakInside: 'avoid' },
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
  '& section': { scrollMarginTop: spacing(9), marginBottom: spacing(3) },
  '& h2': { ...typography.h3, margin: spacing(0, 0, 1) },
  '& ol': { margin: 0, paddingLeft: spacing(3) },
  '& ol > li': { padding: spacing(0.25, 0) },
  '& small': { display: 'block', color: vars.palette.text.secondary },
}))

function StepLine({ step }: { step: Step }) {
  const missing = useMissing(step)
  const { text, to } = step
  return (
    <li>
      {text} {missing === null && to && <Link to={to}>{texts.open}</Link>}
      {missing !== null && <small>{texts.refused(missing)}</small>}
    </li>
  )
}

const headingOf = (id: string): string => `titulo-${id}`

function JobSteps({ job: { id, title, steps } }: { job: Job }) {
  return (
    <section id={id} aria-labelledby={headingOf(id)}>
      <h2 id={headingOf(id)} tabIndex={-1}>
        {title}
      </h2>
      <ol>
        {steps.map((step) => (
          <StepLine key={step.text} step={step} />
        ))}
      </ol>
    </section>
  )
}

const GuideList = () => (
  <nav aria-label={texts.guides}>
    <h2>{texts.guides}</h2>
    <ul>
      {GUIDES.map(({ name, title, who }) => (
        <li key={name}>
          <Link to={paths.guide(name)}>{title}</Link>
          <small>{who}</small>
        </li>
      ))}
    </ul>
  </nav>
)

const KEYED = JOBS.map((job) => ({
  job,
  key: searchKey([job.title, job.keywords, ...job.steps.map(({ text }) => text)].join(' ')),
}))

export function HelpPage() {
  const [query, setQuery] = useState('')
  const jobs = useMemo(
    () => KEYED.filter((each) => matchesSearch(each.key, query)).map(({ job }) => job),
    [query],
  )
  useHashHeading(headingOf)
  const open = useOpenDocument(texts.docsFailed)
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Frame>
        <GuideList />
        <SearchBox label={texts.search} value={query} onChange={setQuery} />
        <Quiet as="p" role="status">
          {jobs.length === 0 ? texts.nothing(query) : texts.found(jobs.length)}
        </Quiet>
        <nav aria-label={texts.jobs}>
          <ul>
            {jobs.map(({ id, title }) => (
              <li key={id}>
                <Link to={`${paths.help}#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {jobs.map((job) => (
          <JobSteps key={job.id} job={job} />
        ))}
        <p>{texts.docsText}</p>
        <Button variant="outlined" onClick={() => void open((dispatch) => dispatch(askDocs()))}>
          {texts.docs}
        </Button>
      </Frame>
    </Page>
  )
}
