import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { LISTS, text, token, type List, type Row } from './bareLists'

/**
 * What React alone takes for the same rows: the same two lists with the same answers, searched and paged as the product's are,
 * in plain elements and without a style.
 */
const SIZE = 10
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const answers = new Map<string, Row[]>()
const ask = async ({ url, rowsOf }: List): Promise<Row[]> => {
  const kept = answers.get(url)
  if (kept) return kept
  const response = await fetch(url, { headers: { authorization: `Bearer ${token()}` } })
  const rows = rowsOf((await response.json()) as never)
  answers.set(url, rows)
  return rows
}

function Table({ list }: { list: List }) {
  const [rows, setRows] = useState<Row[] | undefined>(() => answers.get(list.url))
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(0)
  useEffect(() => void ask(list).then(setRows), [list])
  const searched = useMemo(
    () => rows?.map((row) => plain(list.searched.map((field) => text(row[field])).join(' '))),
    [rows, list],
  )
  const found = useMemo(
    () => rows?.filter((_, index) => searched?.[index]?.includes(plain(query))) ?? [],
    [rows, searched, query],
  )
  return (
    <>
      <h1>{list.title}</h1>
      <input
        type="search"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setPage(0)
        }}
      />
      {rows && (
        <table>
          <thead>
            <tr>
              {Object.keys(list.columns).map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(page * SIZE, page * SIZE + SIZE).map((row) => (
              <tr key={row.id}>
                {Object.entries(list.columns).map(([name, show]) => (
                  <td key={name}>{show(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status">{found.length}</p>
      <button onClick={() => setPage(page + 1)}>Siguiente</button>
    </>
  )
}

function App() {
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    const back = () => setPath(window.location.pathname)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const to = event.currentTarget.pathname
    history.pushState(null, '', to)
    setPath(to)
  }
  const list = LISTS[path]
  return (
    <>
      <nav>
        {Object.entries(LISTS).map(([to, { title }]) => (
          <a key={to} href={to} onClick={go}>
            {title}
          </a>
        ))}
      </nav>
      <main>{list && <Table key={path} list={list} />}</main>
    </>
  )
}

createRoot(document.getElementById('app') as HTMLElement).render(<App />)
