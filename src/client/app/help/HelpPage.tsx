import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Page } from '../../ui/page/Page'
import * as paths from '../../ui/screens/paths'
import type { Job, Step } from './job'
import { JOBS } from './jobs'
import { useMissing } from './mayDo'

const texts = {
  title: 'Ayuda',
  subtitle: 'Cómo se hacen los trabajos de todos los días, paso a paso.',
  jobs: 'Trabajos',
  open: 'Abrir',
  refused: (missing: string) => `No tienes permiso para este paso. Hace falta ${missing}.`,
} as const

const Frame = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  maxWidth: 760,
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

function JobSteps({ job: { id, title, steps } }: { job: Job }) {
  return (
    <section id={id} aria-labelledby={`titulo-${id}`}>
      <h2 id={`titulo-${id}`} tabIndex={-1}>
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

/** Sixteen jobs step by step, as far as the user's role may do them; `#id` scrolls to one. */
export function HelpPage() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = hash && document.getElementById(`titulo-${hash.slice(1)}`)
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView?.({ block: 'start' })
  }, [hash, key])
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Frame>
        <nav aria-label={texts.jobs}>
          <ul>
            {JOBS.map(({ id, title }) => (
              <li key={id}>
                <Link to={`${paths.help}#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {JOBS.map((job) => (
          <JobSteps key={job.id} job={job} />
        ))}
      </Frame>
    </Page>
  )
}
