import { validateSync } from 'class-validator';

/** One rule that an input breaks. */
export interface Problem {
  /** Name of the request's field. */
  field: string;
  /** The rule's own sentence. */
  message: string;
  /** Nothing was given where something is required. */
  isMissing: boolean;
}

const MISSING_RULES = ['present', 'notBlank'];

/** What the service would refuse, by the very class it checks with: the first broken rule of each field. */
export function problemsOf<Request extends object>(
  requestClass: new () => Request,
  input: Partial<Request>,
): Problem[] {
  const errors = validateSync(Object.assign(new requestClass(), input), { stopAtFirstError: true });
  return errors.flatMap(({ property, constraints = {} }) => {
    const [first] = Object.entries(constraints);
    if (!first) return [];
    const [rule, message] = first;
    return [{ field: property, message, isMissing: MISSING_RULES.includes(rule) }];
  });
}

/** What is wrong with one field by itself. */
export function problemWith<Request extends object>(
  requestClass: new () => Request,
  field: keyof Request & string,
  value: Request[typeof field],
): string | undefined {
  const input = { [field]: value } as Partial<Request>;
  return problemsOf(requestClass, input).find((problem) => problem.field === field)?.message;
}
