/** The experiment is loaded when a story is opened, so that the home page is there at once. */
export const loadExperiment = async () => ({ default: (await import('./Experiment')).Experiment });
