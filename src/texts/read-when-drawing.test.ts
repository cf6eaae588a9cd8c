import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * setLanguage() replaces the members of the catalogue's objects at run time, so a text read during import
 * would stay English.
 */

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

const isTexts = (file: string) => file.startsWith('src/texts/')
/** Files directly in src/texts load and switch languages and contain no texts. */
const isMachinery = (file: string) => /^src\/texts\/[^/]+$/.test(file)
const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !isMachinery(file),
)
const outside = sources.filter((file) => !isTexts(file))

function read(file: string) {
  const text = readFileSync(file, 'utf8')
  const lineOf = (node: Node) => `${file}:${text.slice(0, node.start).split('\n').length}`
  return { program: parseSync(file, text).program as unknown as Node, lineOf }
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

/** Returns the local names of catalogue objects. A language may use its own grammar during import. */
function textsOf(program: Node, file: string): Set<string> {
  const known = childrenOf(program).flatMap((node) => {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const from = (node.source as { value: string }).value
      const isWords = isTexts(file) ? /^\.(?!.*\/grammar)/.test(from) : from.startsWith('#texts/')
      return isWords ? (node.specifiers as Node[]).map(({ local }) => local) : []
    }
    const { declarations } = (node.declaration ?? {}) as { declarations?: Node[] }
    return isTexts(file) && declarations ? declarations.map(({ id }) => id) : []
  })
  return new Set(known.map((name) => (name as { name: string }).name))
}

const isFunction = ({ type }: Node) => /Function|MethodDefinition|PropertyDefinition/.test(type)
const runAtOnce = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'forEach',
  'reduce',
  'some',
  'every',
])

/** Callbacks of list methods and immediately called functions run during the import. */
function runsAtOnce(call: Node): boolean {
  const callee = call.callee as Node
  const property = callee.property as { name?: string } | undefined
  return isFunction(callee) || runAtOnce.has(property?.name ?? '')
}

/** Yields the nodes that are evaluated during import, each with its parent. */
function* evaluatedAtImport(node: Node, parent: Node): Generator<[Node, Node]> {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return
  if (node.type === 'ImportDeclaration') return
  yield [node, parent]
  for (const child of childrenOf(node)) {
    if (isFunction(child) && !(node.type === 'CallExpression' && runsAtOnce(node))) continue
    yield* evaluatedAtImport(child, node)
  }
}

/** Passing the object itself on reads no member. */
const isRead = (parent: Node, name: Node) =>
  (parent.type === 'MemberExpression' && parent.object === name) ||
  parent.type === 'CallExpression' ||
  parent.type === 'SpreadElement' ||
  parent.type === 'JSXSpreadAttribute' ||
  (parent.type === 'VariableDeclarator' && (parent.id as Node).type !== 'Identifier')

test('no text is read while a module is imported', () => {
  const early = sources.flatMap((file) => {
    const { program, lineOf } = read(file)
    const texts = textsOf(program, file)
    if (texts.size === 0) return []
    return [...evaluatedAtImport(program, program)]
      .filter(
        ([node, parent]) =>
          node.type === 'Identifier' && texts.has(node.name as string) && isRead(parent, node),
      )
      .map(([node]) => `${lineOf(node)} ${node.name}`)
  })
  expect(early).toEqual([])
})

/** The demo's posts and its dog are stories, which are not translated. */
const stories = /^src\/server\/(demo|assistant\/built-in|dog\/default-dog)/

/** Returns the words of a string without HTML tags and attributes. */
const wordsIn = (node: Node): string => {
  const parts = [...walk(node)].map((part) => {
    if (part.type === 'Literal' && typeof part.value === 'string') return part.value
    if (part.type === 'JSXText') return part.value as string
    return part.type === 'TemplateElement' ? (part.value as { cooked: string }).cooked : ''
  })
  return parts.join('').replace(/<[^>]*>?|[\w-]+="?/g, '')
}

const isOne = (test: Node) =>
  test.type === 'BinaryExpression' &&
  /^[!=]==$/.test(test.operator as string) &&
  [test.left, test.right].some((side) => String((side as Node).value) === '1')

test('no plural is formed outside the texts', () => {
  const plurals = outside.flatMap((file) => {
    if (stories.test(file)) return []
    const { program, lineOf } = read(file)
    return [...walk(program)]
      .filter((node) => node.type === 'ConditionalExpression' && isOne(node.test as Node))
      .filter((node) =>
        [node.consequent, node.alternate].some((branch) => /[a-z]/i.test(wordsIn(branch as Node))),
      )
      .map(lineOf)
  })
  expect(plurals).toEqual([])
})

const calendar =
  /\b(January|February|April|June|July|August|September|October|November|December|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b/

test('no month and no day of the week is named outside the texts', () => {
  const named = outside
    .filter((file) => !stories.test(file))
    .flatMap((file) => {
      const { program, lineOf } = read(file)
      return [...walk(program)]
        .filter(
          ({ type }) => type === 'Literal' || type === 'TemplateElement' || type === 'JSXText',
        )
        .filter((node) => calendar.test(wordsIn(node)))
        .map(lineOf)
    })
  expect(named).toEqual([])
})

test('a catalogue exports objects alone, so that their members can be replaced', () => {
  const loose = sources.filter(isTexts).flatMap((file) => {
    const { program, lineOf } = read(file)
    return childrenOf(program)
      .filter((node) => node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type')
      .flatMap((node) => {
        const declaration = node.declaration as Node | null
        if (declaration?.type !== 'VariableDeclaration') return [node]
        return (declaration.declarations as Node[]).filter(({ init }) => {
          let value = init as Node
          while (/^TS(As|Satisfies)/.test(value.type)) value = value.expression as Node
          return value.type !== 'ObjectExpression'
        })
      })
      .map(lineOf)
  })
  expect(loose).toEqual([])
})

/** Attributes that are shown or read aloud. */
const saying =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|description)$/
/** Text that needs no translation: a unit and a path. */
const sameEverywhere = /^(&nbsp;|oz|\/blog\/)$/

const isSaid = (node: Node, parent: Node) => {
  if (node.type === 'JSXText') return true
  if (node.type !== 'Literal' || typeof node.value !== 'string') return false
  return parent.type === 'JSXAttribute' && saying.test(String((parent.name as Node).name))
}

function* withParents(node: Node): Generator<[Node, Node]> {
  for (const child of childrenOf(node)) {
    yield [child, node]
    yield* withParents(child)
  }
}

test('nothing is said on a screen that is not a text', () => {
  const said = outside.flatMap((file) => {
    const { program, lineOf } = read(file)
    return [...withParents(program)]
      .filter(([node, parent]) => isSaid(node, parent))
      .map(([node]) => [String(node.value).trim(), lineOf(node)] as const)
      .filter(([words]) => /\p{L}/u.test(words) && !sameEverywhere.test(words))
      .map(([words, line]) => `${line} ${words}`)
  })
  expect(said).toEqual([])
})
