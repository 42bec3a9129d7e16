// Checks files that must NOT compile: mixing units, leaving a category out, ... Each line that must fail ends in
// `// error: <part of the message>`; the compiler must report it there, and nothing anywhere else.
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What differs from the comments, one sentence each; empty when the compiler fails exactly where it should. */
export function checkNoCompile(root: string, files: Record<string, string>): string[] {
  const config = join(root, 'tsconfig.test.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    dirname(config),
  );
  const host = ts.createCompilerHost({ ...options, noUnusedLocals: false });
  const planted = new Map(Object.entries(files).map(([file, text]) => [join(root, file), text]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => planted.has(file) || fileExists(file);
  host.readFile = (file) => planted.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = planted.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram({
    rootNames: [...planted.keys()],
    options: { ...options, noUnusedLocals: false, incremental: false },
    host,
  });
  return Object.entries(files).flatMap(([file, text]) =>
    compare(file, text, errorsOf(program, join(root, file))),
  );
}

/** Messages by line, counted from 1. */
function errorsOf(program: ts.Program, path: string): Map<number, string[]> {
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`the compiler did not load ${path}`);
  const errors = new Map<number, string[]>();
  for (const one of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
    const line = source.getLineAndCharacterOfPosition(one.start ?? 0).line + 1;
    errors.set(line, [...(errors.get(line) ?? []), ts.flattenDiagnosticMessageText(one.messageText, ' ')]);
  }
  return errors;
}

function compare(file: string, text: string, errors: Map<number, string[]>): string[] {
  const complaints: string[] = [];
  let expectations = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const expected = /\/\/ error: (.*\S)/.exec(line)?.[1];
    const found = errors.get(index + 1) ?? [];
    const place = `${file}:${index + 1}`;
    if (expected === undefined) {
      complaints.push(...found.map((message) => `${place} must compile, but: ${message}`));
      continue;
    }
    expectations += 1;
    if (found.length === 0) complaints.push(`${place} compiles, but must fail with: ${expected}`);
    for (const message of found) {
      if (!message.includes(expected))
        complaints.push(`${place} must fail with: ${expected}, but: ${message}`);
    }
  }
  if (expectations === 0) complaints.push(`${file} expects no error at all`);
  return complaints;
}
